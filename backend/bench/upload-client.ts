/** Uploads a picture as the icon of the token's account; returns its address, or the status of a refusal. */
export async function sendIcon(origin: string, token: string, photo: Blob): Promise<string | number> {
  const form = new FormData();
  form.set('icon', photo, 'photo.jpg');
  const answer = await fetch(`${origin}/api/accounts/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { icon } = (await answer.json()) as { icon?: string };
  return answer.ok && icon !== undefined ? icon : answer.status;
}

/** Logs in, and returns the access token. */
export async function logIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login?tokens=body`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`A login was answered with ${answer.status}.`);
  return accessToken;
}
