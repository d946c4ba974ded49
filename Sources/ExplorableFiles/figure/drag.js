/**
 * Follows a pointer from a handle until it is released.
 *
 * A finger that begins beside the handle may mean to scroll: it moves nothing until it has moved along, and if it scrolls,
 * everything is as it was.
 */
function drag(handle, moved, { begin = () => {}, cancel = () => {}, isHandle = () => true } = {}) {
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    document.body.classList.add("dragging");
    begin();
    const move = (event) => moved(event);
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", stop);
      document.body.classList.remove("dragging");
    };
    const stop = () => { end(); cancel(); };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", stop);
    if (event.pointerType !== "touch" || isHandle(event)) moved(event);
  });
}
