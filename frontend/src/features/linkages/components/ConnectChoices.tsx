import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type LinkageProvider } from '../../../api/generated/model/linkageProvider';
import { BlockFailure } from '../../../components/studio/BlockParts';
import { choiceCardStyles } from '../../../components/forms/ChoiceCard';
import { ProviderMark } from '../../../components/pictures/ProviderMark';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { useLinkageProviders } from '../api/connect';

const Choices = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  width: '100%',
  [look.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Choice = styled(ButtonBase)(choiceCardStyles, {
  justifyContent: 'center',
  gap: 6,
  width: '100%',
  minHeight: 84,
  '&[aria-disabled="true"]': { cursor: 'progress' },
});

/** The usual number of services, for the placeholder. */
const USUAL = 4;

interface ConnectChoicesProps {
  /** The service that the browser is being redirected to; the others are disabled meanwhile. */
  leavingFor: LinkageProvider | null;
  onConnect: (provider: LinkageProvider) => void;
}

/** A grid of the services that can be linked. */
export function ConnectChoices({ leavingFor, onConnect }: ConnectChoicesProps) {
  const { t } = useTranslation(['linkages', 'common']);
  const { data, error, refetch } = useLinkageProviders();
  if (data === undefined && error !== null) {
    return (
      <BlockFailure
        text={t('linkages:connect.failed')}
        retry={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Choices aria-label={t('linkages:connect.label')}>
      {data === undefined
        ? Array.from({ length: USUAL }, (_, index) => (
            <li key={index} aria-hidden>
              <Skeleton variant="rounded" height={84} />
            </li>
          ))
        : data.results.map(({ providerName, providerDisplayName: service }) => (
            <li key={providerName}>
              <Choice
                aria-disabled={leavingFor !== null}
                aria-busy={leavingFor === providerName}
                onClick={leavingFor === null ? () => onConnect(providerName) : undefined}
              >
                {leavingFor === providerName ? (
                  <CircularProgress />
                ) : (
                  <ProviderMark provider={providerName} size={26} />
                )}
                {t(leavingFor === providerName ? 'linkages:connect.leaving' : 'linkages:connect.link', {
                  service,
                })}
              </Choice>
            </li>
          ))}
    </Choices>
  );
}
