export function textAnswer(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}
