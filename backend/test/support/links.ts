import { type LinkResponse } from '../../src/modules/links/dto/link.response.js';
import { anotherJpeg } from './pictures.js';
import { type SignedUp } from './sign-up.js';
import { type Browser } from './test-app.js';

/** The IDs of link types, by name. */
export const KIND = { text: 1, image_1: 2, image_3: 3, image_4: 4, image_text: 5 } as const;

/** One part of a link in a form. */
export interface DetailForm {
  title?: string;
  url?: string;
  text?: string;
  image?: Buffer;
}

/** Fills in the form of a link as the page does. */
export function fillIn(
  form: ReturnType<Browser['post']>,
  details: DetailForm[],
): ReturnType<Browser['post']> {
  for (const [index, { image, ...texts }] of details.entries()) {
    for (const [name, value] of Object.entries(texts)) form.field(`details[${index}][${name}]`, value);
    if (image) form.attach(`details[${index}][image]`, image, 'picture.jpg');
  }
  return form;
}

/** Sends a new link as a form. */
export function sendLink({ browser }: Pick<SignedUp, 'browser'>, linkTypeId: number, details: DetailForm[]) {
  return fillIn(browser.post('/api/links').field('linkTypeId', String(linkTypeId)), details);
}

/** Adds a text link. */
export async function addTextLink(person: Pick<SignedUp, 'browser'>, title: string): Promise<LinkResponse> {
  const details = [{ title }];
  const { body } = await person.browser
    .post('/api/links')
    .send({ linkTypeId: KIND.text, details })
    .expect(201);
  return body as LinkResponse;
}

/** Adds a link with several pictures, each with a title. */
export async function addPictureLink(
  person: Pick<SignedUp, 'browser'>,
  linkTypeId: number,
  titles: string[],
): Promise<LinkResponse> {
  const details: DetailForm[] = [];
  for (const title of titles) details.push({ title, image: await anotherJpeg() });
  const { body } = await sendLink(person, linkTypeId, details).expect(201);
  return body as LinkResponse;
}
