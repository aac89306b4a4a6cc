import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { type HeadlineType } from '../api/headlines';

/** The words over a part of the page: its creator's, or the page's own where they have none. */
export function useHeadlineText(headlines: OwnAccount['headlines']): (type: HeadlineType) => string {
  const { t } = useTranslation('profile');
  return (type) => headlines.find((headline) => headline.type === type)?.text ?? t(`headlines.${type}`);
}
