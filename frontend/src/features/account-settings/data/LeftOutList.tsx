import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Import } from '../../../api/generated/model/import';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { leftOutName, leftOutReason } from './data-words';

const List = styled('ul')({
  maxHeight: 280,
  margin: '8px 0 0',
  padding: '4px 16px',
  overflowY: 'auto',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: 8,
});

const Entry = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '8px 0',
  overflowWrap: 'anywhere',
});

interface LeftOutListProps extends Pick<Import, 'leftOut' | 'leftOutTotal'> {
  /** Whether the import is over. */
  isOver: boolean;
}

/** What an import leaves out, and why. */
export function LeftOutList({ leftOut, leftOutTotal, isOver }: LeftOutListProps) {
  const { t } = useTranslation('settings');
  if (leftOutTotal === 0) return null;
  const more = leftOutTotal - leftOut.length;
  const heading = t(isOver ? 'data.wasLeftOut' : 'data.leftOut', { count: leftOutTotal });
  return (
    <div style={{ width: '100%' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {heading}
      </Typography>
      {/* Focusable, so that the keyboard can scroll it. */}
      <List tabIndex={0} aria-label={heading}>
        {leftOut.map(({ kind, name, reason, provider }, index) => (
          <Entry key={`${index}-${name}`}>
            <span>{leftOutName(t, { kind, name })}</span>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {leftOutReason(t, { reason, provider })}
            </Typography>
          </Entry>
        ))}
      </List>
      {more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('data.more', { count: more })}
        </Typography>
      )}
    </div>
  );
}
