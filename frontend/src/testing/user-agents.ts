const { jest } = import.meta;

/** Opens the page in an in-app browser on an iPhone, until the mocks are restored. */
export function openInApp(app = 'Instagram 400.0'): void {
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue(`Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 ${app}`);
}
