/** What a picture tells of a game that was played. */
import type { GameRecord } from '../replay/record';
import { stepsOf } from '../replay/steps';
import { scores } from '../sheet/marks';
import { titleOf } from '../sheet/title';
import { botName } from '../table/names';
import { endings } from '../table/telling';
import { language, t } from '../words/words.svelte';
import type { Result } from './picture';

export function resultOf(record: GameRecord, link: string): Result {
  const { variant, end, date } = record;
  const names = record.names.map(botName);
  const { sheets, closed } = stepsOf(record).at(-1)!;
  const totals = sheets.map((marks) => scores(variant, marks).total);
  const told = end && endings(variant, names, { ...end, totals, penalties: sheets.map(({ penalties }) => penalties), closed });
  const players = sheets
    .map((marks, player) => ({
      name: names[player]!,
      made: scores(variant, marks),
      wins: end?.winners.includes(player) ?? false,
      marks,
    }))
    .sort((one, other) => other.made.total - one.made.total || Number(other.wins) - Number(one.wins));
  return {
    headline: told?.winner ?? t('pad-unfinished'),
    about: [titleOf(variant), ...(date ? [dateWords(date)] : [])],
    variant,
    players,
    caption: t('sheet-of', { name: players[0]!.name }),
    link: link.replace(/^https?:\/\//, ''),
    rtl: language().direction === 'rtl',
  };
}

function dateWords(date: string): string {
  const written = new Intl.DateTimeFormat(`${language().code}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(new Date(`${date}T00:00:00Z`));
}
