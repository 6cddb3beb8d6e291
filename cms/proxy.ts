import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { adminPolicy } from './platform/http/adminPolicy';
import { limitPageRequests } from './platform/http/limitPageRequests';

/**
 * Next API: runs before each page. Next reads the nonce from the policy of the request and puts it on its scripts.
 * @param request a request for a page of the admin
 */
export function proxy(request: NextRequest): Response {
  const refusal = limitPageRequests(request);
  if (refusal) return refusal;
  const policy = adminPolicy({
    nonce: randomBytes(16).toString('base64'),
    previewUrl: process.env.PREVIEW_URL || undefined,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * Matches pages only, including unknown addresses, because server functions can be called there too.
 * API calls have their own policies, and Next would buffer each body that passes here.
 */
export const config = { matcher: '/((?!api/|web/|umbraco/forms/|_next/static/).*)' };
