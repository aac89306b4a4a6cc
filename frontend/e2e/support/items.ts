import { type APIRequestContext } from '@playwright/test';
import { aPng } from './pictures';

/** Adds items with search keywords to a content of the signed-in creator, through the API. */
export async function recommendItems(
  request: APIRequestContext,
  origin: string,
  contentId: number,
  names: readonly string[],
): Promise<void> {
  const buffer = aPng({ width: 64, height: 64, color: [168, 70, 42] });
  const fields = names.flatMap((name, index) => {
    const field = (of: string) => `items[${String(index)}][${of}]`;
    return [
      [field('majorMallFlag'), '1'],
      [field('name'), name],
      [field('image'), { name: 'item.png', mimeType: 'image/png', buffer }],
    ] as const;
  });
  const answer = await request.post(`/api/items/contents/${String(contentId)}`, {
    headers: { Origin: origin },
    multipart: Object.fromEntries(fields),
  });
  if (!answer.ok()) throw new Error(`The items were refused: ${await answer.text()}`);
}
