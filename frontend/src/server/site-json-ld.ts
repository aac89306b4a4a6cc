import { type FAQPage, type Graph, type WithContext } from 'schema-dts';
import { type Language } from '@hitohira/backend/rules';
import { renderMarkdown } from '../components/text/markdown-renderer';
import { SITE_NAME } from '../config/site';
import { type PageData } from '../api/generated/model/pageData';
import { type SiteDocument } from '../api/generated/model/siteDocument';
import { type FixedTitleId } from '../app/routes/page-title';
import { addressBeside, type HeadPlace, type PageHead } from './head';

interface SiteData extends HeadPlace {
  language: Language;
  data: PageData | null;
}

/** What indexable pages have. */
interface DescribedHead {
  description: string;
  canonical: string;
}

/** The service as schema.org data: a web site and a free web application. */
function serviceJsonLd({ description, canonical }: DescribedHead, { language, publicUrl }: SiteData): Graph {
  const id = (name: string) => new URL(`/#${name}`, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': id('site'),
        name: SITE_NAME,
        description,
        inLanguage: language,
        url: canonical,
        image: new URL('/og.png', publicUrl).href,
      },
      {
        '@type': 'WebApplication',
        '@id': id('service'),
        name: SITE_NAME,
        description,
        url: canonical,
        applicationCategory: 'SocialNetworkingApplication',
        operatingSystem: 'Any',
        browserRequirements: 'A web browser',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'JPY' },
      },
    ],
  };
}

/** The questions (third-level headings) of a document with their answers. */
function questionsOf(content: string): { question: string; answer: string }[] {
  return content
    .split(/^### +/m)
    .slice(1)
    .map((part) => {
      const [question = '', ...below] = part.split('\n');
      const [answer = ''] = below.join('\n').split(/^## /m);
      return { question: question.trim(), answer: answer.trim() };
    });
}

/** Questions and answers as schema.org data, with absolute links. */
function questionsJsonLd(
  document: SiteDocument,
  { canonical }: DescribedHead,
  site: SiteData,
): WithContext<FAQPage> {
  const hrefOf = (path: string) => addressBeside(site, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: site.language,
    url: canonical,
    mainEntity: questionsOf(document.content).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer, hrefOf).trim() },
    })),
  };
}

/** The schema.org data of a page of the site; null if it has none. */
export function siteJsonLd(id: FixedTitleId, head: PageHead, site: SiteData): PageHead['jsonLd'] {
  const { description, canonical } = head;
  if (description === null || canonical === null) return null;
  const described = { description, canonical };
  if (id === 'home') return serviceJsonLd(described, site);
  const { data } = site;
  if (id === 'faq' && data?.kind === 'document') return questionsJsonLd(data.document, described, site);
  return null;
}
