import { type ListPart } from '../../common/list-range.js';
import { visibleOrNull } from './link.rules.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type LinkTypeListResponse } from './dto/link-type-list.response.js';
import {
  type LinkDetailResponse,
  type LinkListResponse,
  type LinkResponse,
  type PageLinkListResponse,
  type PageLinkResponse,
} from './dto/link.response.js';
import { toVisibility } from '../visibility/visibility.mapper.js';
import { type LinkDetailRequest } from './dto/write-link.request.js';
import { LINK_TYPES } from './link-type.js';
import { type DetailView, type LinkView } from './link.read-model.js';
import { type DetailInput } from './links.service.js';

/** Maps a link for the public; fields are listed one by one so that new ones stay private. */
export function toLink(link: LinkView, viewerId: string | null): LinkResponse {
  return { ...toPageLink(link), ...toVisibility(link, link.accountId === viewerId) };
}

function toPageLink({ id, type, details }: LinkView) {
  return {
    linkId: id,
    linkTypeId: type.id,
    linkTypeName: type.name,
    details: details.map(toDetail),
  } satisfies PageLinkResponse;
}

function toDetail({ title, url, text, picture: view }: DetailView): LinkDetailResponse {
  const picture = view && toPicture(view);
  return { title, url, text, image: picture?.url ?? null, picture };
}

/** Maps a page of links. */
export function toLinkList(
  { entries, total, nextOffset }: ListPart<LinkView>,
  viewerId: string | null,
): LinkListResponse {
  return { results: entries.map((link) => toLink(link, viewerId)), total, nextOffset };
}

/** Maps a page of links for a public page, which shows only what is visible. */
export function toPageLinkList({ entries, total, nextOffset }: ListPart<LinkView>): PageLinkListResponse {
  return { results: entries.map(toPageLink), total, nextOffset };
}

/** Converts a request; text without visible characters becomes null. */
export function toDetailInput({ title, url, text, image, imageFileName }: LinkDetailRequest): DetailInput {
  const input = {
    title: toWords(title),
    url: toWords(url),
    text: toWords(text),
    image,
    imageFileName: imageFileName === '' ? undefined : imageFileName,
  };
  // Omitted fields stay.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function toWords(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' ? visibleOrNull(value) : value;
}

/** Maps the link types. */
export function toLinkTypeList(): LinkTypeListResponse {
  const results = LINK_TYPES.map(({ id, name, detailCount, titleMax, textMax, imageRequired }) => ({
    linkTypeId: id,
    name,
    detailCount,
    titleMax,
    textMax,
    imageRequired,
  }));
  return { results, total: results.length };
}
