import { type ReactNode } from 'react';
import { type PagedList } from '../../api/paged-list';
import { useOwnContents } from '../../features/contents/api/own-contents';
import { nameOfContent } from '../../features/contents/content-name';
import { type ItemTarget } from '../../features/items/add/AddItemsDialog';
import { itemTarget } from '../../features/items/item-target';
import { useTranslation } from '../../i18n/useTranslation';

interface OwnItemTargetsProps {
  displayId: string;
  children: (targets: PagedList<ItemTarget>) => ReactNode;
}

/** The owner's contents as targets for new items. */
export function OwnItemTargets({ displayId, children }: OwnItemTargetsProps) {
  const { t, language } = useTranslation('profile');
  const contents = useOwnContents(displayId);
  return children({
    ...contents,
    entries: contents.entries?.map((content) => itemTarget(content, nameOfContent(t, language, content))),
  });
}
