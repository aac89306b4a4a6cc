import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { Button } from '../buttons/Button';
import { type FormDraft } from '../../hooks/useFormDraft';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '6px 8px 6px 16px',
  borderLeft: `3px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
});

const Actions = styled('div')({ display: 'flex', gap: 4, marginLeft: 'auto' });

interface DraftNoticeProps {
  draft: FormDraft;
  /** For a form that saves by itself: saves what came back. */
  onSave?: () => void;
}

/** Says that a form has words back that were typed before, and offers to throw them away. */
export function DraftNotice({ draft: { restored, discard }, onSave }: DraftNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {restored && (
        <Line>
          {t('draft.restored')}
          <Actions>
            <Button size="small" onClick={discard}>
              {t('draft.discard')}
            </Button>
            {onSave !== undefined && (
              <Button size="small" onClick={onSave}>
                {t('draft.save')}
              </Button>
            )}
          </Actions>
        </Line>
      )}
    </div>
  );
}
