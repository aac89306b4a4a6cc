import { styled } from '@mui/material/styles';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { TARGET_PX } from '../../../theme/tokens';
import { LinkTypePicture } from '../components/LinkTypePicture';

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')({ marginBottom: 8, padding: 0, fontWeight: 600, fontSize: '0.9375rem' });

const Kinds = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 8,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
}));

const Kind = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  minHeight: TARGET_PX,
  padding: '8px 4px 10px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'border-color', 'color'], { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.text.primary, color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.wash,
    color: theme.vars.palette.text.primary,
  },
  '&:has(:checked) svg': { color: theme.vars.palette.primary.main },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
}));

/** The browser's own, unseen: the whole card takes a press. */
const Choice = styled('input')({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

interface LinkTypeChoiceProps {
  names: readonly LinkTypeName[];
  registration: UseFormRegisterReturn;
}

/** What a new link looks like, chosen by its picture. */
export function LinkTypeChoice({ names, registration }: LinkTypeChoiceProps) {
  const { t } = useTranslation('linkEditor');
  return (
    <Group>
      <Legend>{t('types.label')}</Legend>
      <Kinds>
        {names.map((name) => (
          <Kind key={name} title={t(`types.${name}.hint`)}>
            <Choice {...registration} type="radio" value={name} />
            <LinkTypePicture type={name} />
            {t(`types.${name}.name`)}
          </Kind>
        ))}
      </Kinds>
    </Group>
  );
}
