import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type Link } from '../api/own-links';
import { hostOf, nameOfLink } from '../link-name';
import { LinkThumbnail } from './LinkThumbnail';

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
});

const Words = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Name = styled('span')({ fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6, ...oneLine });

const More = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
  ...oneLine,
}));

/** A link in one line: how it looks, what it is called, where it leads. */
export function LinkSummary({ link }: { link: Link }) {
  const { t } = useTranslation('linkEditor');
  const hosts = new Set(link.details.flatMap(({ url }) => hostOf(url) ?? []));
  const [host] = hosts;
  return (
    <Row>
      <LinkThumbnail details={link.details} />
      <Words>
        <Name dir="auto">{nameOfLink(link) ?? t('row.unnamed')}</Name>
        <More>
          {host ?? t('row.noUrl')}
          {hosts.size > 1 && ` ${t('row.parts', { count: hosts.size - 1 })}`}
          {' · '}
          {t(`types.${link.linkTypeName}.name`)}
        </More>
      </Words>
    </Row>
  );
}
