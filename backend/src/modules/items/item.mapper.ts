import { type ListPart } from '../../common/list-range.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type ItemListResponse, type ItemResponse } from './dto/item.response.js';
import { type ItemView } from './items.repository.js';

/** An item as everybody is told of it; each field is named, so that a new one is never public by accident. */
function toItem({ id, majorMall, name, url, picture: view }: ItemView): ItemResponse {
  const picture = toPicture(view);
  return {
    itemId: id,
    majorMallFlag: majorMall,
    image: picture.url,
    name,
    url,
    imageUrl: picture.url,
    picture,
  };
}

/** A part of a list of items. */
export function toItemList({ entries, total, nextOffset }: ListPart<ItemView>): ItemListResponse {
  return { results: entries.map(toItem), total, nextOffset };
}
