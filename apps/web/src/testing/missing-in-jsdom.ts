/** Layout and pointer capture, which jsdom does not have and Radix asks for. */

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => 'blob:photo';
URL.revokeObjectURL ??= () => {};
