import type { Part, Query } from './screen.ts';

/** Waits for a part and asks every part of a kind inside, one after the other. */
export async function each<Answer>(
  inside: Part,
  query: Query,
  ask: (part: Part) => Promise<Answer>,
): Promise<Answer[]> {
  await inside.read(() => undefined);
  const parts = inside.find(query);
  const many = await parts.count();
  const answers: Answer[] = [];
  for (let index = 0; index < many; index += 1) answers.push(await ask(parts.nth(index)));
  return answers;
}
