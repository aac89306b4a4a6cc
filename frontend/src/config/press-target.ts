import { type Press } from '../api/generated/model/press';

/** On an element around links: what a press on one of them counts for. */
export const PRESS_ATTRIBUTE = 'data-press';

/** On a link: the mall that it searches. */
export const MALL_ATTRIBUTE = 'data-mall';

/** The attribute of an element whose links belong to a link, content or item. */
export function pressTarget(kind: Press['kind'], id: number): { [PRESS_ATTRIBUTE]: string } {
  return { [PRESS_ATTRIBUTE]: `${kind}:${String(id)}` };
}
