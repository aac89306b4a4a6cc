import { type APIRequestContext } from '@playwright/test';
import { type LinkTypeName } from '../../src/api/generated/model/linkTypeName';
import { aPng } from './pictures';

/** The types of links, in the order of their ids. */
const TYPES: readonly LinkTypeName[] = ['text', 'image_1', 'image_3', 'image_4', 'image_text'];

/** A part of a link that a test adds. */
export interface NewDetail {
  title?: string;
  text?: string;
  url?: string;
  /** The color of its picture: red, green and blue from 0 to 255. Without it there is no picture. */
  color?: readonly [number, number, number];
}

/** Adds a link to the signed-in creator's page, through the API. */
export async function addLink(
  request: APIRequestContext,
  origin: string,
  type: LinkTypeName,
  details: readonly NewDetail[],
  /** Further fields, such as its visibility. */
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const fields = details.flatMap(({ color, ...words }, index) => [
    ...Object.entries(words).map(([name, value]) => [`details[${String(index)}][${name}]`, value] as const),
    ...(color === undefined
      ? []
      : [
          [
            `details[${String(index)}][image]`,
            { name: 'picture.png', mimeType: 'image/png', buffer: aPng({ width: 64, height: 48, color }) },
          ] as const,
        ]),
  ]);
  const answer = await request.post('/api/links', {
    headers: { Origin: origin },
    multipart: { linkTypeId: String(TYPES.indexOf(type) + 1), ...Object.fromEntries(fields), ...more },
  });
  if (!answer.ok()) throw new Error(`The link was refused: ${await answer.text()}`);
}
