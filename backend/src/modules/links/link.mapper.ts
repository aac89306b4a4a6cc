import { type ListPart } from '../../common/list-range.js';
import { visibleOrNull } from './link.rules.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type LinkTypeListResponse } from './dto/link-type-list.response.js';
import { type LinkDetailResponse, type LinkListResponse, type LinkResponse } from './dto/link.response.js';
import { type LinkDetailRequest } from './dto/write-link.request.js';
import { LINK_TYPES } from './link-type.js';
import { type DetailView, type LinkView } from './link.read-model.js';
import { type DetailInput } from './links.service.js';

/** A link as everybody is told of it; each field is named, so that a new one is never public by accident. */
export function toLink({ id, type, details }: LinkView): LinkResponse {
  return { linkId: id, linkTypeId: type.id, linkTypeName: type.name, details: details.map(toDetail) };
}

function toDetail({ title, url, text, picture: view }: DetailView): LinkDetailResponse {
  const picture = view && toPicture(view);
  return { title, url, text, image: picture?.url ?? null, picture };
}

/** A part of an account's links. */
export function toLinkList({ entries, total, nextOffset }: ListPart<LinkView>): LinkListResponse {
  return { results: entries.map(toLink), total, nextOffset };
}

/** What is sent of a part of a link, in the form in which it is kept: of what nothing can be seen there is none. */
export function toDetailInput({ title, url, text, image, imageFileName }: LinkDetailRequest): DetailInput {
  const input = {
    title: toWords(title),
    url: toWords(url),
    text: toWords(text),
    image,
    imageFileName: imageFileName === '' ? undefined : imageFileName,
  };
  // What was not named stays as it is.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function toWords(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' ? visibleOrNull(value) : value;
}

/** The kinds of links. */
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
