import { AccountThumbnail } from '../../../../components/studio/AccountThumbnail';
import { ProviderTerms } from '../../../../components/page/ProviderTerms';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { accountsOf, type Connection } from '../linked-accounts';
import { type ReadProvider } from '../posting-steps';
import { ChoiceRow, ChoiceRows } from './ChoiceRow';
import { StepBody, StepFooter, StepLead, StepRows } from './StepParts';

interface AccountStepProps {
  provider: ReadProvider;
  linkages: readonly OwnLinkage[];
  connection: Connection;
  onChoose: (linkageId: number) => void;
  onPrevious: () => void;
}

/** The step that chooses among several linked accounts. */
export function AccountStep(props: AccountStepProps) {
  const { provider, linkages, connection, onChoose, onPrevious } = props;
  const { t } = useTranslation(['posting', 'profile']);
  const { linked } = accountsOf(linkages, provider);
  const service = t(`profile:providers.${provider}`);
  return (
    <StepBody>
      <StepRows>
        <StepLead>{t(`posting:account.${provider}.lead`)}</StepLead>
        <ChoiceRows aria-label={t(`posting:account.${provider}.title`)}>
          {linked.map(({ linkageId, snsAccountName, picture, needsReconnect }) => (
            <ChoiceRow
              key={linkageId}
              picture={<AccountThumbnail picture={picture} provider={provider} />}
              name={snsAccountName}
              note={needsReconnect ? t('posting:account.reconnect') : service}
              urgent={needsReconnect}
              busy={needsReconnect && connection.leavingFor === provider}
              onChoose={() => (needsReconnect ? connection.connect(provider) : onChoose(linkageId))}
            />
          ))}
        </ChoiceRows>
        <ProviderTerms providers={[provider]} />
      </StepRows>
      <StepFooter onPrevious={onPrevious} />
    </StepBody>
  );
}
