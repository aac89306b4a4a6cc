import { networkInterfaces } from 'node:os';
import { PUBLIC_INTERNET } from './outbound-policy.js';

describe('the public internet', () => {
  it.each([
    // This machine and its network.
    '0.0.0.0',
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '::',
    '::1',
    'fd12:3456::1',
    'fe80::1',
    // Carrier-grade NAT.
    '100.64.0.1',
    '100.127.255.255',
    // IPv4 in IPv6: mapped, compatible, NAT64, 6to4, Teredo.
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    '64:ff9b::808:808',
    '64:ff9b:1::808:808',
    '2002:808:808::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    // Broadcast and unspecified.
    '224.0.0.1',
    'ff02::1',
    '255.255.255.255',
    '240.0.0.1',
    // Documentation and benchmarks.
    '192.0.2.1',
    '198.18.0.1',
    '2001:db8::1',
    '3fff::1',
    'localhost',
    '',
  ])('has no %j', (address) => {
    expect(PUBLIC_INTERNET.allowsAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '2404:6800:4004::200e'])('has %s', (address) => {
    expect(PUBLIC_INTERNET.allowsAddress(address)).toBe(true);
  });

  it('has no address of this machine', () => {
    const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(PUBLIC_INTERNET.allowsAddress(address)).toBe(false);
  });

  it('has ports 80 and 443 only', () => {
    expect([80, 443].every((port) => PUBLIC_INTERNET.allowsPort(port))).toBe(true);
    expect([0, 22, 25, 81, 3000, 5432, 8080, 8443].some((port) => PUBLIC_INTERNET.allowsPort(port))).toBe(
      false,
    );
  });
});
