import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { HeaderType } from '../../../api/generated/model/headerType';
import { ChoiceCard, ChoiceRadio } from '../../../components/forms/ChoiceCard';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useIsOnline } from '../../../hooks/useIsOnline';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useTranslation } from '../../../i18n/useTranslation';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';
import { SettingHint } from '../components/SettingSection';
import { HeaderPicture } from './HeaderPicture';

const Group = styled('fieldset')({ flex: '1 1 100%', minWidth: 0 });

const Legend = styled('legend')({ fontWeight: 600, fontSize: '0.9375rem' });

const Types = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  maxWidth: 480,
  marginTop: 8,
});

const Type = styled(ChoiceCard)({ gap: 8, padding: '12px 8px' });

const Waiting = styled(SettingHint)({ marginTop: 8 });

const Mark = styled('span')({ position: 'absolute', top: 8, right: 8, display: 'inline-flex' });

/**
 * The layout of the top of the page, saved with every choice. Arrow keys choose faster than the server responds: of the
 * choices made meanwhile, only the last is saved.
 */
export function HeaderChoice({ account }: { account: OwnAccount }) {
  const { t } = useTranslation(['pictures', 'forms']);
  const { show } = useSnackbar();
  const report = useFailureReport();
  const isOnline = useIsOnline();
  const id = useId();
  const { mutateAsync: save } = useChangeOwnAccount();
  /** What is being saved; null while idle. */
  const [wanted, setWanted] = useState<HeaderType | null>(null);
  const last = useRef<HeaderType | null>(null);

  const saveLast = async () => {
    for (let saved: HeaderType | null = null; last.current !== null && last.current !== saved;) {
      saved = last.current;
      await save({ data: { headerType: saved } });
    }
  };
  const choose = async (type: HeaderType) => {
    const underWay = last.current !== null;
    last.current = type;
    setWanted(type);
    if (underWay) return;
    try {
      await saveLast();
      show('SAVE_SUCCESS', { color: 'SUCCESS' });
    } catch (error) {
      report(error);
    } finally {
      last.current = null;
      setWanted(null);
    }
  };

  return (
    <Group aria-describedby={`${id}-hint`}>
      <Legend>{t('pictures:header.title')}</Legend>
      <SettingHint id={`${id}-hint`}>{t('pictures:header.lead')}</SettingHint>
      <Types>
        {Object.values(HeaderType).map((type) => (
          <Type
            key={type}
            control={
              <ChoiceRadio
                name={`${id}-header`}
                value={type}
                checked={type === (wanted ?? account.headerType)}
                onChange={() => void choose(type)}
              />
            }
          >
            <HeaderPicture type={type} />
            {t(`pictures:header.names.${type}`)}
            {type === wanted && (
              <Mark>
                <CircularProgress />
              </Mark>
            )}
          </Type>
        ))}
      </Types>
      <div role="status">
        {wanted !== null &&
          (isOnline ? (
            <VisuallyHidden>{t('pictures:header.saving')}</VisuallyHidden>
          ) : (
            <Waiting>{t('forms:offline.waiting')}</Waiting>
          ))}
      </div>
    </Group>
  );
}
