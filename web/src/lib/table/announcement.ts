/** What a screen reader says of the dice and of what they allow, once they lie still. */
import { rollFacts } from '../dice/roll';
import { cellFacts } from '../sheet/variant';
import { listed } from '../words/lists';
import { t } from '../words/words.svelte';
import { summandsOf } from './offers';
import type { Table } from './table.svelte';

export function announcement(table: Table): string {
  const { waits } = table.view!.moment;
  if (!table.roll || table.tumbling || (waits !== 'white' && waits !== 'colour')) return '';
  const rolled = waits === 'white' ? [t('event-rolled', { roll: t('roll', rollFacts(table.roll)) })] : [];
  return [...rolled, ...offered(table)].join(' ');
}

function offered(table: Table): string[] {
  if (!table.choosing) return [];
  const action = table.view!.moment.waits;
  const cells = table.offers.map((offer, place) => {
    const { row, cell } = table.legal[place]!;
    const facts = cellFacts(table.variant, row, cell);
    if (action === 'white') return t(offer.lucky ? 'choice-lucky' : 'cell', facts);
    return t('choice-sum', { ...facts, ...summandsOf(table.variant, table.roll!, offer) });
  });
  return [t('turn-offers', { cells: listed(cells) })];
}
