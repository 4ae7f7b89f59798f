import { queryPostgres } from './product.ts';

/** Words of customers that may be in an event or a log by chance, because they are short, are left out. */
const shortest = 5;

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A long-term token: a JSON Web Token. */
const jsonWebToken = /\be[yw3][\w-]*\.[\w-]+\.[\w-]*/g;

/**
 * Returns the personal data of customers and visitors that is in stored events, in outcomes or in the log: e-mail addresses, names, telephone
 * numbers, streets, tokens. There should be none.
 * @param output everything that the product has printed
 */
export async function personalTraces(databaseUrl: string, output: string): Promise<readonly string[]> {
  const rows = await queryPostgres(
    databaseUrl,
    `select row_to_json(event)::text as text from event
     union all select row_to_json(outcome)::text from outcome
     union all select row_to_json(outcome_count)::text from outcome_count`,
  );
  const texts = [...rows.map(({ text }) => String(text)), output];
  const known = await queryPostgres(
    databaseUrl,
    `select distinct word from (
       select unnest(array[email, first_name, last_name, company_name]) as word from customer
       union all select unnest(array[first_name, last_name, street_address, phone_number]) from address
       union all select phone_number from loyalty_card
     ) as words where length(word) >= ${shortest}`,
  );
  const words = known.map(({ word }) => String(word));
  return texts.flatMap((text) => {
    const found = [...(text.match(emailAddress) ?? []), ...(text.match(jsonWebToken) ?? [])];
    const named = words.filter((word) => text.includes(word));
    return [...found, ...named].map((trace) => `${trace} in ${text === output ? 'the log' : text}`);
  });
}
