# Tips during the first game at a table.
coach = Tip
coach-white = Akce 1 je pro všechny: bílé kostky dávají { $total }, takže můžete zakřížkovat { $total } v jedné řadě. Vhodná políčka jsou orámovaná.
coach-order = Křížkujte zleva doprava. K přeskočeným číslům se už nevrátíte.
coach-colour = Je to váš hod, a tak je akce 2 jen pro vás: sečtěte jednu bílou kostku s jednou barevnou a zakřížkujte součet v té barvě.
coach-penalty = V akci 1 nemáte žádný křížek. Zakřížkujte něco teď, jinak to bude chybný hod: minus 5 bodů.
coach-done = Rozumím
coach-end = Vypnout tipy
