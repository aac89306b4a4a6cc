import pg, { type Client } from 'pg';

/** Runs some work with a connection to a database. */
export async function inDatabase<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fills the tables with generated accounts and returns a thousand display IDs, spread over all accounts. */
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
     SELECT name, name, id, true
       FROM (SELECT id, replace(split_part(email, '@', 1), 'creator', 'hana.') AS name FROM accounts) AS named`,
  );
  await client.query('ANALYZE');
  const step = Math.max(1, Math.floor(accounts / 1000));
  return Array.from({ length: 1000 }, (_, index) => `hana.${index * step + 1}`);
}

/** Adds rows of distinct pictures to an account, without files. */
export async function addPictures(client: Client, accountId: string, count: number): Promise<void> {
  await client.query(
    `WITH files AS (
       INSERT INTO picture_files (hash, width, height, widths, placeholder, bytes)
       SELECT encode(sha256(n::text::bytea), 'hex'), 4000, 3000, '{160,240,360,640,960,1280}', '#c9a78b', 300000
         FROM generate_series(1, $1::int) AS n RETURNING hash)
     INSERT INTO pictures (account_id, hash) SELECT $2, hash FROM files`,
    [count, accountId],
  );
}

/** Adds contents with texts to an account. */
export async function addContents(client: Client, accountId: string, count: number): Promise<void> {
  await client.query(
    `INSERT INTO contents (account_id, provider, position, published_at, title, description, content_url)
     SELECT $1, 'youtube', n, now(), '今週の花 ' || n || '：朝の市場で選んだ、長もちする花の見分け方',
            repeat('朝5時の市場から。水の中で茎を斜めに切るだけで、一週間ちがいます。' || chr(10), 6),
            'https://www.youtube.com/watch?v=bench' || lpad(n::text, 6, '0')
       FROM generate_series(1, $2::int) AS n`,
    [accountId, count],
  );
}

/** Adds items to an account's contents, from the first content on, with the account's pictures from the last one on. */
export async function addItems(
  client: Client,
  accountId: string,
  { count, perContent }: { count: number; perContent: number },
): Promise<void> {
  await client.query(
    `WITH content AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM contents WHERE account_id = $1
     ), picture AS (
       SELECT id, row_number() OVER (ORDER BY id DESC) - 1 AS place FROM pictures WHERE account_id = $1
     )
     INSERT INTO items (content_id, account_id, major_mall, name, url, picture_id)
     SELECT content.id, $1, n % 2 = 0, CASE WHEN n % 2 = 0 THEN '花瓶 ガラス 一輪挿し ' || n END,
            CASE WHEN n % 2 = 1 THEN 'https://example.com/shop/' || n END, picture.id
       FROM generate_series(1, $2::int) AS n
       JOIN content ON content.place = (n - 1) / $3::int
       JOIN picture ON picture.place = (n - 1) % (SELECT count(*) FROM picture)
      ORDER BY n`,
    [accountId, count, perContent],
  );
}
