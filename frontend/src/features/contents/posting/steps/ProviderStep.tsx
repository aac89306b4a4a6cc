import { CONTENT_PROVIDERS, type ContentProvider } from '@hitohira/backend/rules';
import { EntryThumbnail } from '../../../../components/studio/EntryThumbnail';
import { ProviderMark } from '../../../../components/pictures/ProviderMark';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { accountsOf, type Connection } from '../linked-accounts';
import { ChoiceRow, ChoiceRows } from './ChoiceRow';
import { StepBody, StepLead, StepRows } from './StepParts';

interface ProviderStepProps {
  linkages: readonly OwnLinkage[];
  connection: Connection;
  /** The service of a post whose URL is known; null for any. */
  wanted: ContentProvider | null;
  onChoose: (provider: ContentProvider, linkageIds: readonly number[]) => void;
}

/** The step that chooses the service, linking an account if none is linked. */
export function ProviderStep({ linkages, connection, wanted, onChoose }: ProviderStepProps) {
  const { t } = useTranslation(['posting', 'profile']);

  const row = (provider: ContentProvider) => {
    const service = t(`profile:providers.${provider}`);
    const { linked, usable, choosable } = accountsOf(linkages, provider);
    const [first, ...others] = choosable;
    const name = first?.snsAccountName ?? '';
    const leaving = connection.leavingFor === provider;
    const note = () => {
      if (leaving) return t('posting:provider.leaving', { service });
      if (linked.length === 0) return t('posting:provider.connect');
      if (usable.length === 0) return t('posting:provider.reconnect');
      return others.length === 0 ? name : t('posting:provider.several', { name, count: others.length });
    };
    return (
      <ChoiceRow
        key={provider}
        picture={<EntryThumbnail picture={null} fallback={<ProviderMark provider={provider} size={26} />} />}
        name={service}
        note={note()}
        urgent={linked.length > 0 && usable.length === 0}
        busy={leaving}
        onChoose={() =>
          usable.length === 0
            ? connection.connect(provider)
            : onChoose(
                provider,
                choosable.map(({ linkageId }) => linkageId),
              )
        }
      />
    );
  };

  return (
    <StepBody>
      <StepRows>
        <StepLead>
          {wanted === null
            ? t('posting:provider.lead')
            : t('posting:provider.wanted', { service: t(`profile:providers.${wanted}`) })}
        </StepLead>
        <ChoiceRows aria-label={t('posting:provider.list')}>
          {CONTENT_PROVIDERS.filter((provider) => wanted === null || provider === wanted).map(row)}
        </ChoiceRows>
      </StepRows>
    </StepBody>
  );
}
