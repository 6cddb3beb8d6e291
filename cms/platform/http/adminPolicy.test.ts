import { describe, expect, it } from 'vitest';
import { adminPolicy } from './adminPolicy';

const SETTINGS = { nonce: 'abc', previewUrl: undefined, isDevelopment: false };

describe('the policy of the admin', () => {
  it('runs scripts with the nonce and what they load, but no inline script', () => {
    expect(adminPolicy(SETTINGS)).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(adminPolicy(SETTINGS)).toContain("default-src 'none'");
    expect(adminPolicy(SETTINGS)).not.toContain('unsafe-eval');
  });

  it('frames the preview if there is one, and cannot be framed', () => {
    expect(adminPolicy(SETTINGS)).toContain("frame-src 'none'");
    expect(adminPolicy(SETTINGS)).toContain("frame-ancestors 'none'");
    expect(adminPolicy({ ...SETTINGS, previewUrl: 'https://preview.example.com/en/' })).toContain(
      "frame-src 'self' https://preview.example.com;",
    );
  });

  it('lets React evaluate code only in development', () => {
    expect(adminPolicy({ ...SETTINGS, isDevelopment: true })).toContain("'unsafe-eval'");
  });
});
