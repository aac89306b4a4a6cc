import { unreadBadge } from './unread-badge';

describe('the badge of unread news', () => {
  it.each([
    [0, { count: 0, isShow: false, label: '' }],
    [1, { count: 1, isShow: true, label: '1' }],
    [98, { count: 98, isShow: true, label: '98' }],
    [99, { count: 99, isShow: true, label: '99' }],
    [100, { count: 100, isShow: true, label: '99+' }],
    [12_345, { count: 12_345, isShow: true, label: '99+' }],
    [null, { count: 0, isShow: true, label: '' }],
  ])('for a count of %s is %j', (count, state) => {
    expect(unreadBadge(count)).toEqual(state);
  });
});
