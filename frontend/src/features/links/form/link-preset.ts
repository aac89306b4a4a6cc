import { type LinkedPage } from '../../../api/link-preview';
import { type LinkType } from '../api/link-types';
import { type CreateLinkMutationVariables } from '../api/own-links';
import { titleOfAddress } from '../short/title-of-address';
import { detailsPayload, EMPTY_DETAIL, wordsOfPage } from './link-payload';
import { type LinkPreset } from './useLinkForm';

/** The type of a link to a page: with a picture if the page has one, or else text only. */
function typeFor({ picture }: LinkedPage, types: readonly LinkType[]): LinkType | undefined {
  return types.find(
    ({ detailCount, textMax, imageRequired }) =>
      detailCount === 1 && textMax > 0 && imageRequired === (picture !== null),
  );
}

/** A link to a page in the page's own words, titled with its URL if it has none. */
export function linkPreset(
  address: string,
  page: LinkedPage,
  types: readonly LinkType[],
): { preset: LinkPreset; variables: CreateLinkMutationVariables } | null {
  const type = typeFor(page, types);
  if (type === undefined) return null;
  const { title, text } = wordsOfPage(page, type);
  const detail = {
    ...EMPTY_DETAIL,
    title: title === '' ? titleOfAddress(address) : title,
    text,
    url: address,
    read: page.picture,
  };
  const details = detailsPayload([detail], type, null) ?? [];
  return {
    preset: { typeName: type.name, detail },
    variables: { data: { linkTypeId: type.linkTypeId, details } },
  };
}
