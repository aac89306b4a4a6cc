import { ProfileSheet } from '../../components/page/ProfileSheet';
import { PreviewBlock } from '../../components/page/PreviewBlock';
import { ContentGrid } from '../../features/contents/components/ContentGrid';
import { HomePage } from '../../features/home/HomePage';
import { ItemGrid } from '../../features/items/components/ItemGrid';
import { AccountChips } from '../../features/linkages/AccountChips';
import { LinkList } from '../../features/links/components/LinkList';
import { Categories } from '../../features/profile/components/Categories';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { examplePage } from '../example/example-page';
import { type LandingPage } from '../../api/generated/model/landingPage';
import { useOwnPageRedirect } from '../useOwnPageRedirect';
import styles from './LandingDocument.module.css';

/** How many contents fit on the example phone. */
const ON_PHONE = 6;

/** The front page, with an example of a creator's page. */
export default function LandingDocument({ themes }: LandingPage) {
  useOwnPageRedirect();
  const { t } = useTranslation('home');
  const page = examplePage(t);
  const { categories, contents, displayId, items, linkages, links, ...profile } = page;
  return (
    <SiteFrame>
      <HomePage
        themes={themes}
        example={
          <ProfileSheet
            {...profile}
            displayId={displayId}
            iconPicture={null}
            coverPicture={null}
            headerType="portrait"
            nameAs="p"
            about={
              <>
                <AccountChips linkages={linkages} still />
                <Categories names={categories} />
              </>
            }
          >
            <PreviewBlock heading={t('sample.headlines.content')}>
              <div className={styles.contents}>
                <ContentGrid
                  displayId={displayId}
                  contents={contents.slice(0, ON_PHONE)}
                  format={6}
                  first={false}
                  still
                />
              </div>
            </PreviewBlock>
          </ProfileSheet>
        }
        blocks={{
          content: (
            <PreviewBlock heading={t('sample.headlines.content')}>
              <div className={styles.contents}>
                <ContentGrid displayId={displayId} contents={contents} format={6} first={false} still />
              </div>
            </PreviewBlock>
          ),
          item: (
            <PreviewBlock heading={t('sample.headlines.item')}>
              <ItemGrid items={items} />
            </PreviewBlock>
          ),
          link: <LinkList links={links} headingAs="p" heading={t('sample.headlines.link')} />,
        }}
      />
    </SiteFrame>
  );
}
