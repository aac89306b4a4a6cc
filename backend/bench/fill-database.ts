import { type Client } from 'pg';

/** Fills the tables with generated accounts and gives a thousand of their display IDs, spread over all of them. */
export async function fillDatabase(client: Client, accounts: number): Promise<string[]> {
  await client.query(
    `INSERT INTO accounts (display_name, email, email_key, introduction, language, terms_version)
     SELECT '花の名前 ' || n, 'creator' || n || '@example.com', 'creator' || n || '@example.com',
            E'東京で花を撮っています。\n週末は市場にいます。季節の花の飾り方と、焼き菓子のレシピを発信中です。 ' || n,
            'ja', '2026-11-01'
       FROM generate_series(1, $1::int) AS n`,
    [accounts],
  );
  await client.query(
    `INSERT INTO display_id_claims (key, display_id, account_id, is_current)
     SELECT replace(split_part(email, '@', 1), 'creator', 'hana.'), replace(split_part(email, '@', 1), 'creator', 'Hana.'), id, true
       FROM accounts`,
  );
  await client.query('ANALYZE');
  const step = Math.max(1, Math.floor(accounts / 1000));
  return Array.from({ length: 1000 }, (_, index) => `hana.${index * step + 1}`);
}
