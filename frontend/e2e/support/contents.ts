import { type APIRequestContext } from '@playwright/test';
import { aPng } from './pictures';

/** A person with an account at the sandbox TikTok. */
const TIKTOK_PERSON = { userId: '723f24d7-0000-4000-8000-000000000001', username: 'hitohira_hanako_demo' };

const LINKAGE = '/api/oauth/linkages/providers/tiktok';

/** Links a TikTok account to the signed-in creator through the API. */
async function linkTiktok(request: APIRequestContext, origin: string): Promise<void> {
  const begun = await request.get(`${LINKAGE}/redirect`);
  const consent = new URL(((await begun.json()) as { authUrl: string }).authUrl);
  consent.searchParams.set('login_hint', TIKTOK_PERSON.userId);
  const agreed = await request.get(consent.href, { maxRedirects: 0 });
  const back = new URL(agreed.headers().location ?? '').searchParams;
  const answer = await request.post(LINKAGE, {
    headers: { Origin: origin },
    data: { code: back.get('code'), state: back.get('state'), userId: TIKTOK_PERSON.username },
  });
  if (!answer.ok()) throw new Error(`The account was not linked: ${await answer.text()}`);
}

const COLORS = [
  [173, 31, 61],
  [47, 93, 138],
  [63, 107, 74],
] as const;

/** Adds short videos to the signed-in creator's page, the last one first. Returns their ids. */
export async function postVideos(
  request: APIRequestContext,
  origin: string,
  titles: readonly string[],
): Promise<number[]> {
  await linkTiktok(request, origin);
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) {
    const buffer = aPng({ width: 90, height: 160, color: COLORS[index % COLORS.length] ?? COLORS[0] });
    const answer = await request.post('/api/contents', {
      headers: { Origin: origin },
      multipart: {
        provider: 'tiktok',
        title,
        description: `${title}の説明です。`,
        contentUrl: `https://www.tiktok.com/@${TIKTOK_PERSON.username}/video/70000000000000000${String(index + 10)}`,
        'media[0][image]': { name: 'picture.png', mimeType: 'image/png', buffer },
        'media[0][videoFlag]': '1',
      },
    });
    if (!answer.ok()) throw new Error(`The content was refused: ${await answer.text()}`);
    ids.push(((await answer.json()) as { contentId: number }).contentId);
  }
  return ids;
}
