/** Implements the parts of the `dialog` element that jsdom lacks and that tests observe: opening, focus and Escape. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Closes the dialog that contains the focus. Like in a browser, this happens after all other key handlers. */
window.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
  const dialog = event.target.closest('dialog');
  if (
    dialog &&
    openers.has(dialog) &&
    dialog.open &&
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  )
    dialog.close();
});

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>(
    '[autofocus], button, a[href], input, select, textarea, [tabindex]',
  )?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};
