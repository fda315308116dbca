#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_mixer.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// SDL_WINDOWPOS_CENTERED is a function-like macro, which Swift cannot see.
static inline int shim_window_centered(void) { return (int)SDL_WINDOWPOS_CENTERED; }

// SDL_TOUCH_MOUSEID is a macro with a cast, which Swift cannot see.
static inline Uint32 shim_touch_mouse(void) { return SDL_TOUCH_MOUSEID; }

// Mix_LoadWAV is a macro; the file is opened by path and closed again.
static inline Mix_Chunk *shim_load_wave(const char *path) { return Mix_LoadWAV(path); }

// The text of an event is a C array, which reaches Swift as a tuple of 32; copies it, ending in a zero.
static inline void shim_event_text(const SDL_Event *event, char *out, size_t size) {
    SDL_strlcpy(out, event->text.text, size);
}

// The same for what an input method is still putting together, which is short or, on the heap, long; the long one is
// freed by whoever takes the event.
static inline const char *shim_event_composition(const SDL_Event *event) {
    return event->type == SDL_TEXTEDITING_EXT ? event->editExt.text : event->edit.text;
}

// The union's members as pointers are awkward in Swift; SDL's own pixel masks for 0xAARRGGBB.
static inline SDL_Surface *shim_surface_from(void *pixels, int width, int height, int pitch, int alpha) {
    return SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, width, height, 32, pitch, alpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888);
}

// SDL keeps the X server's resources to itself, and they hold the desktop's type size (Xft.dpi). libX11 is opened at
// run time as SDL does, so that the program starts without it. 0 if there is no X server or no such entry.
static inline double shim_x_dpi(void) {
    void *x11 = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL);
    if (!x11) return 0;
    void *(*open)(const char *) = (void *(*)(const char *))dlsym(x11, "XOpenDisplay");
    char *(*text)(void *) = (char *(*)(void *))dlsym(x11, "XResourceManagerString");
    int (*close)(void *) = (int (*)(void *))dlsym(x11, "XCloseDisplay");
    double dpi = 0;
    void *display = open && text && close ? open(NULL) : NULL;
    if (display) {
        const char *entry = text(display);
        if (entry) entry = strstr(entry, "Xft.dpi:");
        if (entry) dpi = atof(entry + strlen("Xft.dpi:"));
        close(display);
    }
    dlclose(x11);
    return dpi;
}

// SDL counts who uses its sound without a lock (2.26), and the loudspeaker and the microphone are opened on threads of
// their own. Weak, so that all who include this share one lock.
__attribute__((weak)) pthread_mutex_t shim_audio_lock = PTHREAD_MUTEX_INITIALIZER;

// 0 = it is there.
static inline int shim_audio_begin(void) {
    pthread_mutex_lock(&shim_audio_lock);
    int failure = SDL_InitSubSystem(SDL_INIT_AUDIO);
    pthread_mutex_unlock(&shim_audio_lock);
    return failure;
}

static inline void shim_audio_end(void) {
    pthread_mutex_lock(&shim_audio_lock);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    pthread_mutex_unlock(&shim_audio_lock);
}
