# Tips during the first game at a table.
coach = Tip
coach-white = Akcia 1 je pre všetkých: biele kocky dávajú { $total }, takže môžete zakrížikovať { $total } v jednom rade. Vhodné políčka sú orámované.
coach-order = Krížikujte zľava doprava. K preskočeným číslam sa už nevrátite.
coach-colour = Je to váš hod, a tak je akcia 2 len pre vás: sčítajte jednu bielu kocku s jednou farebnou a zakrížikujte súčet v tej farbe.
coach-penalty = V akcii 1 nemáte žiadny krížik. Zakrížikujte niečo teraz, inak to bude chybný hod: mínus 5 bodov.
coach-done = Rozumiem
coach-end = Vypnúť tipy
