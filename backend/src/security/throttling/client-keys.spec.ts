import { clientKeys } from './client-keys.js';

describe('the keys of a client', () => {
  it.each([
    ['an IPv4 address', '203.0.113.9', ['203.0.113.9']],
    ['an IPv4-mapped IPv6 address', '::ffff:203.0.113.9', ['203.0.113.9']],
    ['the networks of an IPv6 address', '2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['a shortened IPv6 address', '2001:db8:1:2::6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['an IPv6 address with early zeros omitted', '2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['leading zeros', '2001:0db8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['loopback', '::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['a link-local address with its zone', 'fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['no address', '', ['']],
  ])('%s', (_what, address, keys) => {
    expect(clientKeys(address).map(({ key }) => key)).toEqual(keys);
  });

  it('have a higher limit for the wider network', () => {
    const [narrow, wide] = clientKeys('2001:db8::1');
    expect(narrow.share).toBe(1);
    expect(wide?.share).toBeGreaterThan(1);
  });
});
