import { logIn } from '../support/admin';
import { cmsUrl, expect, test } from '../support/test';

const SLOW = { timeout: 30_000 };
const INPUT = 'Input that is not saved yet';

for (const [name, path, field] of [
  ['the settings', 'globals/consentTexts', 'marketing'],
  ['a collection without autosave', 'collections/media/create', 'alt'],
] as const)
  test(`a change of the language, or the back button, asks before it discards unsaved input of ${name}`, async ({
    browser,
  }) => {
    const admin = await logIn(browser, 'administrator');
    const questions: string[] = [];
    let mayLeave = false;
    admin.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (mayLeave ? dialog.accept() : dialog.dismiss());
    });
    await admin.goto(`${cmsUrl}/admin/${path}?locale=en`);
    const input = admin.locator(`#field-${field}`);
    const switchTo = async (locale: string) => {
      await admin.locator('.app-header .localizer .popup-button').click();
      await admin.locator(`.popup-button-list button:has([data-locale="${locale}"])`).click();
    };

    await input.fill(INPUT);
    await switchTo('he');
    expect(questions).toEqual([expect.stringContaining('Your changes have not been saved')]);
    await expect(input).toHaveValue(INPUT);
    await expect(admin).toHaveURL(/locale=en/);

    await admin.keyboard.press('Escape');
    mayLeave = true;
    await switchTo('he');
    await expect(admin).toHaveURL(/locale=he/, SLOW);
    await expect(input).not.toHaveValue(INPUT, SLOW);

    await switchTo('en');
    await expect(admin).toHaveURL(/locale=en/, SLOW);
    expect(questions).toHaveLength(2);

    mayLeave = false;
    await input.click();
    await input.pressSequentially(INPUT);
    await admin.evaluate('history.back()');
    await expect.poll(() => questions.length).toBe(3);
    await expect(admin).toHaveURL(/locale=en/);
    await expect(input).toHaveValue(new RegExp(INPUT));
    mayLeave = true;
    await admin.evaluate('history.back()');
    await expect(admin).toHaveURL(/locale=he/, SLOW);
    await expect(input).not.toHaveValue(new RegExp(INPUT), SLOW);
    expect(questions).toHaveLength(4);
    await admin.context().close();
  });
