import { type AppConfig } from '../../config/app-config.js';
import { PageAddressesService } from './page-addresses.service.js';

describe('the addresses of pages', () => {
  const service = new PageAddressesService({ publicUrl: 'https://hitohira.example' } as AppConfig);

  it.each<[string, string, string]>([
    ['a page', '/profile/hana', 'https://hitohira.example/en/profile/hana'],
    ['the home page', '/', 'https://hitohira.example/en'],
  ])('name the language of %s', (_what, path, address) => {
    expect(service.in('en', path)).toBe(address);
  });

  it('name no language where the visitor’s is used', () => {
    expect(service.in(null, '/profile/hana')).toBe('https://hitohira.example/profile/hana');
    expect(service.in(null, '/')).toBe('https://hitohira.example/');
  });

  it('include one for each language, and one for the visitor’s', () => {
    expect(service.alternates('/terms')).toEqual([
      { hreflang: 'ja', href: 'https://hitohira.example/ja/terms' },
      { hreflang: 'en', href: 'https://hitohira.example/en/terms' },
      { hreflang: 'x-default', href: 'https://hitohira.example/terms' },
    ]);
  });
});
