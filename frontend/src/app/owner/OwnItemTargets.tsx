import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReadParts } from '../../api/read-parts';
import { useOwnContents } from '../../features/contents/api/own-contents';
import { listedName } from '../../features/contents/content-name';
import { type ItemTarget } from '../../features/items/add/AddItemsDialog';
import { itemTarget } from '../../features/items/item-target';

interface OwnItemTargetsProps {
  displayId: string;
  children: (targets: ReadParts<ItemTarget>) => ReactNode;
}

/** The own contents, as what items are added to. */
export function OwnItemTargets({ displayId, children }: OwnItemTargetsProps) {
  const { t, i18n } = useTranslation('profile');
  const contents = useOwnContents(displayId);
  return children({
    ...contents,
    entries: contents.entries?.map((content) => itemTarget(content, listedName(t, i18n.language, content))),
  });
}
