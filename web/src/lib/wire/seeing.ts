/** The view of a table, kept up to date by what the server tells. */
import type { Changes, Game, Roll, Told, View } from './messages';

export function seen(view: View | undefined, told: Told): View | undefined {
  switch (told.type) {
    case 'welcome':
    case 'view':
      return told.view;
    case 'own':
      return view?.you ? { ...view, you: { ...view.you, choice: told.choice, confirmed: told.confirmed } } : view;
    case 'events':
      return view && happened(view, told);
    default:
      return view;
  }
}

/** The dice that lie there: what a view has of them is the roll that was told, unless it shows other faces. */
export function lying(before: Roll | null, now: Roll | null): Roll | null {
  return now && JSON.stringify(now) !== JSON.stringify(before) ? now : before;
}

function happened(view: View, told: Told & { type: 'events' }): View {
  const { step, moment, choices, changes } = told;
  const fresh = moment.moment !== view.moment.moment;
  const you = view.you && fresh ? { ...view.you, choice: null, confirmed: false } : view.you;
  return { ...merged(view, changes ?? {}), step, moment, choices: choices ?? view.choices, you };
}

function merged(view: View, { seats, game, ...rest }: Changes): View {
  return {
    ...view,
    ...rest,
    seats: placed(view.seats, seats),
    game: game === undefined ? view.game : mergedGame(view.game, game),
  };
}

function mergedGame(before: Game | null, found: NonNullable<Changes['game']> | null): Game | null {
  if (!before || !found || Array.isArray(found.sheets)) return found as Game | null;
  return { ...before, ...found, sheets: placed(before.sheets, found.sheets as Record<string, never> | undefined) };
}

/** A list with what is different in it, by place. */
function placed<Value>(values: readonly Value[], found: Readonly<Record<string, Value>> = {}): readonly Value[] {
  return values.map((value, place) => found[place] ?? value);
}
