import { styled } from '@mui/material/styles';
import { type Insights } from '../../../api/generated/model/insights';
import { nameOfItem } from '../../../components/text/item-name';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { Ranking } from './Ranking';

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  [look.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Rankings of what was viewed and pressed, and of visitors' origins and devices. */
export function Rankings({ insights }: { insights: Insights }) {
  const { t, language } = useTranslation(['insights', 'profile']);
  const { t: tProfile } = useTranslation('profile');
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: insights.timeZone });
  const { links, contents, items, referrers, devices, languages } = insights;
  return (
    <Columns>
      <Ranking
        heading={t('insights:rankings.links')}
        columns={['presses']}
        entries={links.map(({ linkId, title, presses }) => ({ key: String(linkId), label: title, presses }))}
      />
      <Ranking
        heading={t('insights:rankings.contents')}
        columns={['views', 'presses']}
        entries={contents.map(({ contentId, title, provider, publishedAt, views, presses }) => {
          const origin = `${t(`profile:providers.${provider}`)} · ${day.format(new Date(publishedAt))}`;
          return {
            key: String(contentId),
            label: title ?? origin,
            detail: title === null ? undefined : origin,
            views,
            presses,
          };
        })}
      />
      <Ranking
        heading={t('insights:rankings.items')}
        columns={['presses']}
        entries={items.map(({ itemId, name, url, presses, malls }) => ({
          key: String(itemId),
          label: nameOfItem(tProfile, { name, url }),
          detail: malls
            .map(({ mall, presses: count }) => {
              const place = mall === null ? t('insights:ownAddress') : t(`profile:malls.names.${mall}`);
              return `${place} ${number.format(count)}`;
            })
            .join(' · '),
          presses,
        }))}
      />
      <Ranking
        heading={t('insights:rankings.referrers')}
        columns={['views', 'presses']}
        entries={referrers.map(({ kind, host, views, presses }) => ({
          key: host ?? kind,
          label: kind === 'host' ? (host ?? '') : t(`insights:referrers.${kind}`),
          views,
          presses,
        }))}
      />
      <Ranking
        heading={t('insights:rankings.devices')}
        columns={['views', 'presses']}
        entries={devices.map(({ device, views, presses }) => ({
          key: device,
          label: t(`insights:devices.${device}`),
          views,
          presses,
        }))}
      />
      <Ranking
        heading={t('insights:rankings.languages')}
        columns={['views', 'presses']}
        entries={languages.map(({ language: name, views, presses }) => ({
          key: name,
          label: t(`insights:languages.${name}`),
          views,
          presses,
        }))}
      />
    </Columns>
  );
}
