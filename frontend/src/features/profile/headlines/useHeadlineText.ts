import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { type HeadlineType } from '../api/headlines';

/** The headline of a section: the creator's or the default one. */
export function useHeadlineText(headlines: OwnAccount['headlines']): (type: HeadlineType) => string {
  const { t } = useTranslation('profile');
  return (type) => headlines.find((headline) => headline.type === type)?.text ?? t(`headlines.${type}`);
}
