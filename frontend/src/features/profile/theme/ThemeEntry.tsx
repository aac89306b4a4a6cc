import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Palette } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { SettingSection } from '../components/SettingSection';
import { ThemePicture } from './ThemePicture';

const Current = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });

const Small = styled('div')({
  width: 112,
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8 });

const Name = styled('p')({
  fontWeight: 600,
  lineHeight: 1.6,
  '& span': {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: look.vars.palette.text.secondary,
  },
});

/** The theme of the page and the link to change it. */
export function ThemeEntry({ account: { theme, displayName } }: { account: OwnAccount }) {
  const { t } = useTranslation('pageChoices');
  const navigate = useNavigate();
  const change = {
    name: t('theme.change'),
    icon: <Palette size={18} aria-hidden />,
    run: () => void navigate(PATHS.themeEdit),
  };
  return (
    <SettingSection title={t('theme.title')} lead={t('theme.lead')} actions={[change]}>
      <Current>
        <Small>
          <ThemePicture tokens={theme.tokens} displayName={displayName} />
        </Small>
        <Words>
          <Name>
            <span>{theme.categoryDisplayName}</span>
            {theme.displayName}
          </Name>
          <Button href={PATHS.themeEdit} variant="outlined" size="small">
            {change.name}
          </Button>
        </Words>
      </Current>
    </SettingSection>
  );
}
