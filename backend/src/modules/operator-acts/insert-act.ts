import type pg from 'pg';

/** As much as the record has room for of what an act was about, and why it was done. */
export const ACT_LIMITS = { subject: 200, reason: 500 } as const;

/** Whether a database has a record of operators' acts: one of an earlier version may have none. */
export async function hasRecord(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.operator_acts') IS NOT NULL AS known`,
  );
  return rows[0]?.known === true;
}

/** Notes what was done by a command that runs without the services of the server. */
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
