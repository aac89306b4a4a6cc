import type pg from 'pg';

/** The lengths of an act's subject and reason. */
export const ACT_LIMITS = { subject: 200, reason: 500 } as const;

/** Whether the database has an audit log; that of an earlier version may have none. */
export async function hasRecord(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.operator_acts') IS NOT NULL AS known`,
  );
  return rows[0]?.known === true;
}

/** Records the act of a command that runs without the server's services. */
export async function insertAct(
  client: pg.Client,
  { act, operator, subject }: { act: string; operator: string; subject: string | null },
): Promise<void> {
  await client.query('INSERT INTO operator_acts (act, operator, subject) VALUES ($1, $2, $3)', [
    act,
    operator,
    subject?.slice(0, ACT_LIMITS.subject) ?? null,
  ]);
}
