import { describe, expect, it } from 'vitest';
import { adminPolicy } from './adminPolicy';

const SETTINGS = { nonce: 'abc', previewUrl: undefined, isDevelopment: false };

describe('the policy of the admin', () => {
  it('runs what bears the nonce and what that loads, and no inline script', () => {
    expect(adminPolicy(SETTINGS)).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(adminPolicy(SETTINGS)).toContain("default-src 'none'");
    expect(adminPolicy(SETTINGS)).not.toContain('unsafe-eval');
  });

  it('holds the preview in a frame where there is one, and is held by nobody', () => {
    expect(adminPolicy(SETTINGS)).toContain("frame-src 'none'");
    expect(adminPolicy(SETTINGS)).toContain("frame-ancestors 'none'");
    expect(adminPolicy({ ...SETTINGS, previewUrl: 'https://preview.example.com/en/' })).toContain(
      "frame-src 'self' https://preview.example.com;",
    );
  });

  it('lets React evaluate code in development alone', () => {
    expect(adminPolicy({ ...SETTINGS, isDevelopment: true })).toContain("'unsafe-eval'");
  });
});
