import { sql } from '@payloadcms/db-postgres/drizzle';
import { storedPhone } from '../intake/fields/storedPhone';
import { query, type Scope } from '../platform/database/query';

/** Matches a normalized Israeli phone number of ten digits. Only rows that do not match it may need conversion. */
const NORMAL = '^0[57][0-9]{8}$';
const NORMAL_TRACE = '[|]0[57][0-9]{8}$';

interface Row {
  id: number;
  text: string;
}

const storedTrace = (trace: string): string => {
  const start = trace.lastIndexOf('|') + 1;
  return trace.slice(0, start) + storedPhone(trace.slice(start));
};

/** Converts the values in a table's column and updates only the rows whose value changes. */
async function convertColumn(
  scope: Scope,
  { table, column, normal }: { table: string; column: string; normal: string },
  convert: (text: string) => string,
): Promise<void> {
  const [from, text] = [sql.identifier(table), sql.identifier(column)];
  const rows = await query<Row>(
    scope,
    sql`SELECT id, ${text} AS text FROM ${from} WHERE ${text} <> '' AND ${text} !~ ${normal}`,
  );
  for (const row of rows) {
    const converted = convert(row.text);
    if (converted !== row.text)
      await query(scope, sql`UPDATE ${from} SET ${text} = ${converted} WHERE id = ${row.id}`);
  }
}

/**
 * Converts the answers of custom forms that repeat the entry's phone number. They were stored as the visitor typed
 * them.
 */
async function convertAnswers(scope: Scope): Promise<void> {
  const rows = await query<{ id: string; text: string }>(
    scope,
    sql`SELECT answer.id, answer.value AS text FROM form_entries_answers AS answer
        JOIN form_entries AS entry ON entry.id = answer._parent_id
        WHERE answer.value = entry.phone AND answer.value !~ ${NORMAL}`,
  );
  for (const { id, text } of rows)
    await query(scope, sql`UPDATE form_entries_answers SET value = ${storedPhone(text)} WHERE id = ${id}`);
}

/**
 * Converts existing phone numbers in the inbox to the form in which new entries store them (`storedPhone`). Also
 * converts the contact traces used to find duplicates. Running it again changes nothing.
 * @param scope request of the migration
 */
export async function convertPhones(scope: Scope): Promise<void> {
  await convertAnswers(scope);
  const columns = await query<{ table: string; column: string }>(
    scope,
    sql`SELECT phone.table_name AS table, phone.column_name AS column
        FROM information_schema.columns AS phone
        JOIN information_schema.columns AS trace USING (table_schema, table_name)
        WHERE table_schema = current_schema() AND trace.column_name = 'phone_trace'
          AND phone.column_name ~ '(^|_)phone$'`,
  );
  for (const place of columns) await convertColumn(scope, { ...place, normal: NORMAL }, storedPhone);
  for (const table of new Set(columns.map((place) => place.table)))
    await convertColumn(scope, { table, column: 'phone_trace', normal: NORMAL_TRACE }, storedTrace);
}
