/** Crosses as a hand draws them: no two quite alike, yet each cell always the same. */
interface Strokes {
  readonly down: string;
  readonly up: string;
}

/** Two pen strokes in a square of 24 by 24, for the cell of this seed. */
export function strokes(seed: number): Strokes {
  const wobble = wobbles(seed);
  const near = (value: number, by: number) => (value + (wobble() - 0.5) * by).toFixed(1);
  const stroke = (fromX: number, fromY: number, toX: number, toY: number) =>
    `M${near(fromX, 3)} ${near(fromY, 3)}Q${near(12, 4)} ${near(12, 4)} ${near(toX, 3)} ${near(toY, 3)}`;
  return { down: stroke(4.5, 4, 19.5, 20.5), up: stroke(19, 3.5, 4.5, 20) };
}

function wobbles(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 2 ** 32;
  };
}
