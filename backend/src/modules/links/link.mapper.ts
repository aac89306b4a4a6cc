import { type ListPart } from '../../common/list-range.js';
import { visibleOrNull } from './link.rules.js';
import { toBriefPicture, toPicture } from '../pictures/picture.mapper.js';
import {
  type BriefLinkDetailResponse,
  type BriefLinkListResponse,
  type BriefLinkResponse,
} from './dto/brief-link.response.js';
import { type LinkTypeListResponse } from './dto/link-type-list.response.js';
import { type LinkDetailResponse, type LinkListResponse, type LinkResponse } from './dto/link.response.js';
import { toVisibility } from '../visibility/visibility.mapper.js';
import { type LinkDetailRequest } from './dto/write-link.request.js';
import { LINK_TYPES } from './link-type.js';
import { type DetailView, type LinkView } from './link.read-model.js';
import { type DetailInput } from './links.service.js';

/** Maps a link for the public; fields are listed one by one so that new ones stay private. */
export function toLink(link: LinkView, viewerId: string | null): LinkResponse {
  return {
    ...toBasics(link),
    details: link.details.map(toDetail),
    ...toVisibility(link, link.accountId === viewerId),
  };
}

/** The fields common to all views of a link. */
function toBasics({ id, type }: LinkView): Omit<BriefLinkResponse, 'details'> {
  return { linkId: id, linkTypeId: type.id, linkTypeName: type.name };
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

/** Maps the links of a public page. */
export function toBriefLinkList({ entries, total, nextOffset }: ListPart<LinkView>): BriefLinkListResponse {
  const results = entries.map((link) => ({ ...toBasics(link), details: link.details.map(toBriefDetail) }));
  return { results, total, nextOffset };
}

function toBriefDetail({ title, url, text, picture }: DetailView): BriefLinkDetailResponse {
  return { title, url, text, picture: picture && toBriefPicture(picture) };
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
